import { memo } from 'react';

export interface GuidePlaceProps {
  /** Of the guide. Undefined in the data of a page's own document, which has it in its body. */
  readonly html: string | undefined;
}

const documentGuide = typeof document === 'undefined' ? '' : (document.querySelector('.guide')?.innerHTML ?? '');

/** The place of a family's guide, as the server has drawn it. It is the same whatever the list is asked for, and stays. */
export const GuidePlace = memo(
  function GuidePlace({ html }: GuidePlaceProps) {
    return <div className="guide" dangerouslySetInnerHTML={{ __html: html ?? documentGuide }} />;
  },
  () => true,
);
