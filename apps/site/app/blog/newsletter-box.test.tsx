// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

const routes = [{ index: true, Component: NewsletterBox }];

it("leads to the provider's page in a new tab, and says who will write and how to stop it", async () => {
  const contactCreation = 'https://provider.example/contacts/new';
  const providerLinks = { ...defaultBusinessFacts.providerLinks, contactCreation };
  renderSite({ facts: { ...defaultBusinessFacts, providerLinks }, routes });
  const box = within(await screen.findByRole('region', { name: 'The next article, by e-mail' }));
  const email = await box.findByRole('textbox', { name: 'E-mail' });
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAccessibleDescription(/Boreal & Stone will write to you.*Unsubscribe at any time/);
  const form = email.closest('form');
  expect(form).toHaveAttribute('action', contactCreation);
  expect(form).toHaveAttribute('target', '_blank');
  expect(form).toHaveFormValues({ type: 'newsletter', email: '' });
});

it('is not there where the owner has set none up', () => {
  renderSite({ routes });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
