import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RouteAnnouncer } from './route-announcer.tsx';

interface PageProps {
  readonly pathname: string;
  readonly title: string;
  readonly isSamePage?: boolean;
}

function Page({ pathname, title, isSamePage = false }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <a href="/millwork">Millwork</a>
      <main tabIndex={-1}>{title}</main>
      <RouteAnnouncer pathname={pathname} isSamePage={isSamePage} />
    </>
  );
}

describe('client-side navigation', () => {
  it('moves the focus to the new page and announces its title', () => {
    const { rerender } = render(<Page pathname="/" title="Home" />);
    screen.getByRole('link').focus();
    rerender(<Page pathname="/millwork" title="Millwork | Boreal & Stone" />);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Millwork | Boreal & Stone');
  });

  it('announces the title without the tab’s count', () => {
    const { rerender } = render(<Page pathname="/" title="Home" />);
    rerender(<Page pathname="/leads" title="(12) Leads | Admin" />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Leads \| Admin$/);
  });

  it('does nothing when the page first loads', () => {
    render(<Page pathname="/" title="Home" />);
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves the focus on the same page', () => {
    const { rerender } = render(<Page pathname="/" title="Home" />);
    screen.getByRole('link').focus();
    rerender(<Page pathname="/" title="Home, red" />);
    expect(screen.getByRole('link')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves the focus when the page only changes its URL, and announces the next page', () => {
    const { rerender } = render(<Page pathname="/posts/new" title="New" />);
    screen.getByRole('link').focus();
    rerender(<Page pathname="/posts/1" title="New" isSamePage />);
    expect(screen.getByRole('link')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Page pathname="/posts" title="Posts" />);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
