import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { Link } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import type { PublishPlan } from '../kinds/publish-plan.ts';
import { toEditorPath, toPreviewPagePath, toPublishCheckPath, type CheckedKind } from '../kinds/publish-check-path.ts';
import { BackLink } from '../../frame/parts/back-link.tsx';

export interface PreviewPageProps {
  /** Of what the draft is. */
  readonly kind: CheckedKind;
  /** Of the draft. */
  readonly id: string;
  /** What the draft is called. */
  readonly title: string;
  /** The public path that is looked at. */
  readonly path: string;
  /** The schedule chosen in the editor, carried along. */
  readonly plan?: PublishPlan | undefined;
  /** As on a phone, or else on a desktop. */
  readonly isPhone: boolean;
  /** The address of the frame. */
  readonly frame: string;
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** One public page with the draft in it, as large as possible. */
export function PreviewPage({ kind, id, title, path, plan, isPhone, frame }: PreviewPageProps) {
  return (
    <div>
      <div className="flex flex-wrap gap-x-6">
        <BackLink to={toEditorPath(kind, id, plan)}>Back to editor</BackLink>
        <Link to={toPublishCheckPath(kind, id, plan)} className={linkClass}>
          Run publish check
        </Link>
      </div>
      <h1 className="mt-1 font-serif text-title">Preview</h1>
      <p className="mt-1 text-ink-muted">
        {path} with “{title}” as saved. Only you can see this; links are disabled.
      </p>
      <TabLinks aria-label="Device" className="mt-2 mb-3">
        {[false, true].map((isFor) => (
          <TabLink
            key={String(isFor)}
            as={Link}
            to={toPreviewPagePath(kind, id, { path, plan, isPhone: isFor })}
            replace
            aria-current={isFor === isPhone ? 'page' : undefined}
          >
            {isFor ? 'Phone' : 'Desktop'}
          </TabLink>
        ))}
      </TabLinks>
      <PageFrame src={frame} title={`Preview of ${path}`} screen={isPhone ? 'phone' : 'desktop'} />
    </div>
  );
}
