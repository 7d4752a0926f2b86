// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

function renderPages() {
  document.title = 'Home';
  renderSite({
    frame: (
      <>
        <Link to="/millwork">Millwork</Link>
        <Link to="/?collection=red">Red</Link>
        <main tabIndex={-1}>The page</main>
        <RouteAnnouncer />
      </>
    ),
    routes: [
      {
        path: 'millwork',
        Component: () => (
          <>
            <title>Millwork | Boreal &amp; Stone</title>
            <h1>Millwork</h1>
          </>
        ),
      },
    ],
  });
  return userEvent.setup();
}

describe('moving inside the site', () => {
  it('puts the focus on the new page and says its title', async () => {
    const user = renderPages();
    await user.click(screen.getByRole('link', { name: 'Millwork' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Millwork | Boreal & Stone');
  });

  it('neither says anything nor moves the focus when the page is first loaded', () => {
    renderPages();
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves the focus on a filter that changes only the query', async () => {
    const user = renderPages();
    await user.click(screen.getByRole('link', { name: 'Red' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/?collection=red');
    expect(screen.getByRole('link', { name: 'Red' })).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
