import { callBusiness } from '../call-business.ts';
import { visitsInSentence } from '../../business/hours-in-words.ts';
import { upperFirst } from '../../first-letter.ts';
import type { WriteCompanyPage } from '../company-page.ts';

/** What the site does so that everybody can use it, how that was tested, and what was not. */
export const writeAccessibility: WriteCompanyPage = (
  { brand, email, phone, promises, hours },
  { checksForRobots },
) => ({
  describes: null,
  hero: {
    eyebrow: null,
    title: 'Accessibility',
    text: `${brand} wants everybody to be able to choose a stone, read a price and ask for a quote here. We build to the Web Content Accessibility Guidelines 2.2, level AA.`,
    picture: null,
    actions: [],
  },
  sections: [
    {
      kind: 'guide',
      guide: {
        title: 'What you can count on',
        intro: 'And where something falls short of it, tell us: it is a fault.',
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
                text: 'Headings, landmarks and labels in words; each picture says what it shows; a new page, a new count of results and an error are announced.',
              },
              {
                term: 'Contrast and size',
                text: 'Text of at least 4.5 to 1 against its ground. Pages stay whole at 400 percent and at 320 pixels, and buttons are 44 pixels high.',
              },
              {
                term: 'Motion',
                text: 'Nothing moves by itself for long without a way to stop it; with “reduce motion” set, nothing slides at all.',
              },
              {
                term: 'Without scripts',
                text: 'Lists, filters, search and forms work before scripts arrive, and where they never do.',
              },
              {
                term: 'Mistakes in forms',
                text: 'Named in words beside the field and in a list above it. What you typed is never lost.',
              },
              ...(checksForRobots
                ? [
                    {
                      term: 'The check for robots',
                      text: 'It runs by itself, and asks for a tick in a box at most: no puzzle, no picture to read. A form can be sent without it.',
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
        intro: 'At each change of the site, by programs that act as a visitor in a real browser.',
        parts: [
          {
            title: 'Tests',
            columns: ['What', 'How', 'Where'],
            rows: [
              [
                'Rules that a machine can judge',
                'axe, for WCAG 2.2 A and AA',
                'Each kind of page, phone and desktop width',
              ],
              ['Keyboard', 'Journeys without a mouse', 'Menus, filters, galleries, forms'],
              ['Valid HTML', 'A checker of the standard’s rules', 'Every page that the server sends'],
              ['Narrow screens', 'No page may scroll sideways', 'From 320 pixels up'],
              ['No scripts', 'The same journeys with scripts off', 'Lists, search and forms'],
            ],
            source: 'In Chromium on Linux. Each found fault ends a release until it is mended.',
          },
          {
            title: 'What we have not done',
            terms: [
              {
                term: 'People',
                text: 'No one who relies on a screen reader or on a switch has tested it for us yet. A machine finds perhaps half of what a person would.',
              },
              {
                term: 'Other people’s pages',
                text: 'A newsletter, an appointment or a partner’s site opens elsewhere, and is not ours to mend.',
              },
              {
                term: 'What you send and we publish',
                text: 'Files from makers, such as a specification in PDF, may fall short. Ask, and we read it to you or write it out.',
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'guide',
      guide: {
        title: 'Another way',
        intro: 'What you cannot do here you can do with us.',
        parts: [
          {
            title: 'Ask',
            terms: [
              {
                term: 'In another form',
                text: `Words, prices and drawings by telephone, in large print or in plain text, at no cost: ${email} or ${phone.display}. We answer within ${promises.replyWithinHours} hours.`,
              },
              {
                term: 'In the showroom',
                text: `${upperFirst(visitsInSentence(hours.showroom))}, with as much time as you like. Tell us beforehand what helps: a chair at the counter, a quiet hour, things written down.`,
              },
            ],
          },
        ],
      },
    },
  ],
  closing: {
    title: 'Something in your way?',
    text: 'Say which page it was and what you used to read it. It goes to the top of the list.',
    actions: [{ label: email, href: `mailto:${email}` }, ...callBusiness(phone)],
  },
});
