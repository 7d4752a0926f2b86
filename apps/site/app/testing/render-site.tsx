import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteStub, type SiteStubProps } from './site-stub.tsx';

export interface RenderSiteOptions extends Omit<SiteStubProps, 'children'> {
  /** What stands around every page. */
  readonly frame?: ReactElement | undefined;
}

/**
 * Draws components as pages of the site: under a root that knows the facts and menus, with a router that moves. Where the
 * router stands is on the page as `data-testid="address"`.
 */
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
