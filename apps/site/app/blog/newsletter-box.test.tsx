// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import NewsletterForm from '../shell/newsletter-form.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

const routes = [{ index: true, Component: NewsletterBox }];

it('opens the provider’s page in a new tab, and says who will write and how to unsubscribe', async () => {
  const contactCreation = 'https://provider.example/contacts/new';
  const providerLinks = { ...defaultBusinessFacts.providerLinks, contactCreation };
  renderSite({ facts: { ...defaultBusinessFacts, providerLinks }, routes });
  const box = within(await screen.findByRole('region', { name: 'Get the next article by email' }));
  const email = await box.findByRole('textbox', { name: 'Email' });
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAccessibleDescription(/Boreal & Stone will email you.*Unsubscribe at any time/);
  const form = email.closest('form');
  expect(form).toHaveAttribute('action', contactCreation);
  expect(form).toHaveAttribute('target', '_blank');
  expect(form).toHaveFormValues({ type: 'newsletter', email: '' });
});

it('sends the email only if one was typed, and keeps the query of the provider’s URL', async () => {
  const contactCreation = 'https://provider.example/contacts/new?account=42&type=lead';
  const providerLinks = { ...defaultBusinessFacts.providerLinks, contactCreation };
  const user = userEvent.setup();
  renderSite({ facts: { ...defaultBusinessFacts, providerLinks }, routes });
  const box = within(await screen.findByRole('region', { name: 'Get the next article by email' }));
  const email = await box.findByRole('textbox', { name: 'Email' });
  // jsdom opens no tab: what the browser would send, after the form’s own listeners.
  const sent: unknown[] = [];
  const read = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) sent.push(Object.fromEntries(new FormData(target)));
  };
  window.addEventListener('submit', read);
  onTestFinished(() => window.removeEventListener('submit', read));
  await user.click(box.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(email).toBeEnabled());
  await user.type(email, 'ann@example.com');
  await user.click(box.getByRole('button', { name: 'Subscribe' }));
  const asked = { account: '42', type: 'newsletter' };
  expect(sent).toEqual([asked, { ...asked, email: 'ann@example.com' }]);
});

it('requires an email when there is no script to leave out an empty one', () => {
  const form = createElement(NewsletterForm, {
    pageUrl: 'https://provider.example/contacts/new',
    brand: 'Boreal & Stone',
  });
  expect(renderToString(form)).toMatch(/<input(?=[^>]*name="email")[^>]* required=""/);
});

it('is missing if the owner has set up no provider', () => {
  renderSite({ routes });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
