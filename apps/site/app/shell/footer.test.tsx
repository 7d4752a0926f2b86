// @vitest-environment jsdom
import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeHours } from '@showroom/catalog-data/hours-in-words';
import { sampleHours } from '@showroom/catalog-data/testing/sample-hours';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { Footer } from './footer.tsx';

const providerLinks = { ...defaultBusinessFacts.providerLinks, contactCreation: 'https://mail.example/join?list=1' };

it('offers no newsletter and no appointments without a provider', () => {
  renderSite({ frame: <Footer /> });
  expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Appointments/ })).not.toBeInTheDocument();
});

it('posts a subscriber’s email to the provider, in a new tab', async () => {
  renderSite({ frame: <Footer />, facts: { ...defaultBusinessFacts, providerLinks } });
  const form = (await screen.findByRole('button', { name: 'Subscribe' })).closest('form');
  expect(form).toHaveAttribute('action', providerLinks.contactCreation);
  expect(form).toHaveAttribute('target', '_blank');
  expect(form).toHaveFormValues({ email: '' });
  expect(screen.getByRole('link', { name: 'Contact Us for Appointments' })).toHaveAttribute(
    'href',
    providerLinks.contactCreation,
  );
});

it('links to products, and not to what the specification has only in the header', () => {
  renderSite({ frame: <Footer /> });
  expect(screen.getByRole('link', { name: 'Quartz Countertops' })).toHaveAttribute('href', '/quartz-countertops');
  expect(screen.getByRole('link', { name: 'Vanities' })).toHaveAttribute('href', '/products/vanities');
  expect(screen.queryByRole('link', { name: 'Hardware' })).not.toBeInTheDocument();
});

it('shows phone hours separately from opening hours', () => {
  const hours = { ...defaultBusinessFacts.hours, ...sampleHours };
  renderSite({ frame: <Footer />, hours: describeHours(hours, new Date()) });
  expect(screen.getByText('Answered Mon-Fri 9am-5pm')).toBeVisible();
});

it('has the owner’s words on holidays, visits and directions', () => {
  const { address, claims, hours } = defaultBusinessFacts;
  const store = { ...hours.store, isClosedOnHolidays: false };
  renderSite({
    frame: <Footer />,
    facts: {
      ...defaultBusinessFacts,
      address: { ...address, city: 'Kenora' },
      claims: { ...claims, foundedYear: 1975 },
    },
    hours: describeHours({ ...hours, store, showroom: 'On weekdays' }, new Date()),
  });
  expect(screen.getByText('Showroom: On weekdays.')).toBeVisible();
  expect(screen.queryByText(/statutory holidays/)).not.toBeInTheDocument();
  expect(screen.getByText(/bath fixtures in Kenora since 1975/)).toBeVisible();
});
