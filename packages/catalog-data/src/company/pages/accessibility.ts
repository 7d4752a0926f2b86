import { callBusiness } from '../call-business.ts';
import { visitsInSentence } from '../../business/hours-in-words.ts';
import { upperFirst } from '../../first-letter.ts';
import type { WriteCompanyPage } from '../company-page.ts';

/** Describes what the code does: change both together. */
export const writeAccessibility: WriteCompanyPage = (
  { brand, email, phone, promises, hours, providerLinks },
  { checksForRobots },
) => ({
  describes: null,
  hero: {
    eyebrow: null,
    title: 'Accessibility',
    text: `${brand} wants everyone to be able to choose a stone, see a price and get a quote here. We build to the Web Content Accessibility Guidelines 2.2, level AA.`,
    picture: null,
    actions: [],
  },
  sections: [
    {
      kind: 'guide',
      guide: {
        title: 'What you can count on',
        intro: 'If something falls short, tell us and we’ll fix it.',
        parts: [
          {
            title: 'On every page',
            terms: [
              {
                term: 'Keyboard alone',
                text: 'Every menu, filter, gallery and form, in a sensible order, with a visible focus. The first Tab offers to skip to the content.',
              },
              {
                term: 'Screen readers',
                text: 'Clear headings, landmarks and labels; every image is described; new pages, result counts and errors are announced.',
              },
              {
                term: 'Contrast and size',
                text: 'Text contrast of at least 4.5 to 1. Pages work at 400% zoom and 320 pixels wide, and buttons are 44 pixels high.',
              },
              {
                term: 'Motion',
                text: 'Anything that moves can be stopped; with “reduce motion” turned on, nothing slides at all.',
              },
              {
                term: 'Without JavaScript',
                text: 'Lists, filters, search and forms work without JavaScript.',
              },
              {
                term: 'Form errors',
                text: 'Explained next to the field and in a list at the top. You never lose what you typed.',
              },
              ...(checksForRobots
                ? [
                    {
                      term: 'The spam check',
                      text: 'It runs automatically and asks you to check a box at most: no puzzles and no images to read. You can send a form without it.',
                    },
                  ]
                : []),
            ],
          },
        ],
      },
    },
    {
      kind: 'guide',
      guide: {
        title: 'How it was tested',
        intro: 'With every change to the site, by automated tests that use it like a visitor in a real browser.',
        parts: [
          {
            title: 'Tests',
            columns: ['What', 'How', 'Where'],
            rows: [
              ['Automated checks', 'axe, for WCAG 2.2 A and AA', 'Every kind of page, at phone and desktop widths'],
              ['Keyboard', 'Tasks done without a mouse', 'Menus, filters, galleries, forms'],
              ['Valid HTML', 'HTML validator', 'Every page the server sends'],
              ['Narrow screens', 'No page may scroll sideways', 'From 320 pixels up'],
              ['No JavaScript', 'The same tasks with JavaScript off', 'Lists, search and forms'],
            ],
            source: 'We fix any problem these tests find before a change goes live.',
          },
          {
            title: 'What we haven’t done',
            terms: [
              {
                term: 'People',
                text: 'No one who relies on a screen reader or a switch has tested the site for us yet. Automated tests find perhaps half of what a person would.',
              },
              ...(Object.values(providerLinks).some((link) => link !== null)
                ? [
                    {
                      term: 'Other sites',
                      text: 'Some pages and forms here belong to other companies. We can’t fix those ourselves.',
                    },
                  ]
                : []),
              {
                term: 'Documents',
                text: 'Manufacturers’ files, such as PDF spec sheets, may fall short. Ask us and we’ll read them to you or write them out.',
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'guide',
      guide: {
        title: 'Other ways to reach us',
        intro: 'Anything you can’t do here, you can do by phone, by email or in person.',
        parts: [
          {
            title: 'Ask',
            terms: [
              {
                term: 'Other formats',
                text: `Information, prices and drawings by phone, in large print or in plain text, at no cost: ${email} or ${phone.display}. We reply within ${promises.replyWithinHours} hours.`,
              },
              {
                term: 'In the showroom',
                text: `${upperFirst(visitsInSentence(hours.showroom))}, with as much time as you like. Let us know what would help: a chair at the counter, a quiet hour or things written down.`,
              },
            ],
          },
        ],
      },
    },
  ],
  closing: {
    title: 'Having trouble with this site?',
    text: 'Tell us which page it was and what device or software you used. We’ll look at it first.',
    actions: [{ label: email, href: `mailto:${email}` }, ...callBusiness(phone)],
  },
});
