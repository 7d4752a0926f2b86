import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteStub, type SiteStubProps } from './site-stub.tsx';

export interface RenderSiteOptions extends Omit<SiteStubProps, 'children'> {
  /** Wraps every page. */
  readonly frame?: ReactElement | undefined;
}

/** Renders routes of the site with a working router. The current URL is in `data-testid="address"`. */
export function renderSite({ frame, ...site }: RenderSiteOptions) {
  return render(
    <SiteStub {...site}>
      {frame}
      <Address />
    </SiteStub>,
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <span data-testid="address">{pathname + search + hash}</span>;
}
