import { defaultBusinessFacts, type BusinessFacts } from '@showroom/catalog-data/business-facts';
import { expect, it } from 'vitest';
import { listProviderSources } from './provider-sources.server.ts';

const contactForm = {
  scriptUrl: 'https://cdn.forms.example/embed.js?v=2',
  stylesheetUrl: 'https://style.forms.example/embed.css',
  endpoint: 'https://forms.example/f/42',
  renderFunction: 'renderForm',
};

function factsWith(links: Partial<BusinessFacts['providerLinks']>): BusinessFacts {
  return { ...defaultBusinessFacts, providerLinks: { ...defaultBusinessFacts.providerLinks, ...links } };
}

it('adds no source without a provider', () => {
  expect(listProviderSources(defaultBusinessFacts)).toEqual({});
});

it('adds the origins of a form provider’s files', () => {
  expect(listProviderSources(factsWith({ contactForm }))).toEqual({
    'script-src': ['https://cdn.forms.example'],
    'style-src': ['https://style.forms.example'],
    'connect-src': ['https://forms.example'],
    'frame-src': ['https://forms.example', 'https://cdn.forms.example'],
    'form-action': ['https://forms.example'],
  });
});

it('adds script and frame of the human verification, next to the form provider', () => {
  const verification = { sitekey: '1x00', service: 'https://robots.example' };
  expect(listProviderSources({ ...defaultBusinessFacts, verification })).toEqual({
    'script-src': ['https://robots.example'],
    'frame-src': ['https://robots.example'],
  });
  expect(listProviderSources({ ...factsWith({ contactForm }), verification })['script-src']).toEqual([
    'https://cdn.forms.example',
    'https://robots.example',
  ]);
});

it('lets the newsletter form post to its provider, next to the form provider', () => {
  const contactCreation = 'https://mail.example/join?list=1';
  expect(listProviderSources(factsWith({ contactCreation }))).toEqual({ 'form-action': ['https://mail.example'] });
  expect(listProviderSources(factsWith({ contactCreation, contactForm }))['form-action']).toEqual([
    'https://forms.example',
    'https://mail.example',
  ]);
});
