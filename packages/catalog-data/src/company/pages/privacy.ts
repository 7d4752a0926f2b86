import { formatAddressLines } from '../../business/business-facts.ts';
import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';

/** What the site keeps of its visitors, where, for how long, and who to ask. It follows the code: change both together. */
export const writePrivacy: WriteCompanyPage = (facts, { checksForRobots }) => {
  const { brand, email, phone, providerLinks } = facts;
  const providers = [
    ...(providerLinks.contactForm === null
      ? []
      : [
          {
            term: 'The message form',
            text: 'The form of the contact page comes from an outside provider, who receives what you write in it, and your IP address as its script is fetched.',
          },
        ]),
    ...(providerLinks.contactCreation === null
      ? []
      : [
          {
            term: 'The newsletter and appointments',
            text: 'Their pages are our provider’s and open in a tab of their own. We hand over the email address that you typed, when you press the button and not before.',
          },
        ]),
    ...(providerLinks.outdoorKitchens === null
      ? []
      : [
          {
            term: 'Outdoor kitchens',
            text: 'That page opens the site of our partner after three seconds, unless you stop it. We hand over nothing.',
          },
        ]),
    ...(checksForRobots
      ? [
          {
            term: 'The check for robots',
            text: 'By a form, Cloudflare Turnstile looks whether a person is there. It gets your IP address and what your browser tells of itself, once you are near the form, and may keep something in your browser under its own address; what you write it does not get. Where it cannot run, we get your form all the same.',
          },
        ]
      : []),
  ];
  return {
    describes: null,
    hero: {
      eyebrow: null,
      title: 'Privacy',
      text: `${brand} keeps what you send us in order to answer you, and nothing that names those who only look. Pages are counted, visitors are not. No cookies, no advertising.`,
      picture: null,
      actions: [],
    },
    sections: [
      {
        kind: 'guide',
        guide: {
          title: 'What is kept, and how long',
          intro: 'As the site works today.',
          parts: [
            {
              title: 'On our side',
              columns: ['What', 'Where', 'How long'],
              rows: [
                [
                  'What you fill into a form: name, email, telephone and what you write, the address that a sample goes to, the measures of a stone; with the page and the time',
                  'Our own database',
                  'Until we delete it, or you ask us to',
                ],
                [
                  'A comment under an article: the name and the words that you type, and when; shown to everybody once we have read it',
                  'Our own database',
                  'Until we delete it, or you ask us to',
                ],
                [
                  'Photographs and drawings that you attach',
                  'Beside that database',
                  'As long as the request they belong to',
                ],
                [
                  'Which piece you have reserved, and until when',
                  'With your request; the page of the piece only counts one fewer',
                  'As long as the request; the piece is free when its days are over',
                ],
                [
                  'The two emails that a request causes: a notice to us, and one to you that it arrived',
                  'Our mailbox and yours',
                  'As with any other mail',
                ],
                [
                  'What you answer to our letters, with what you attach',
                  'In our mailbox, and beside your request, if we have it read from there',
                  'As with any other mail; beside your request, as long as that',
                ],
                [
                  'Your IP address',
                  'The server’s memory, so that nobody floods the forms; its log, where a request was refused',
                  'Minutes in memory; the log until it is rotated',
                ],
                [
                  'A keyed hash of your network, when you reserve a piece or send files; your IP address cannot be read from it',
                  'Our own database, so that nobody reserves everything or fills our disk',
                  'Two days at most',
                ],
                [
                  'How often each page was opened on a day, from which other sites people came, which searches found nothing, and at which addresses there was no page: sums, with nothing that tells one visitor from another',
                  'Our own database, counted by our own server',
                  'For as long as we compare one season with another',
                ],
                [
                  'Which pages and pictures are asked for, when, and whether it worked; not who asked, and not what was searched for',
                  'The server’s log',
                  'Until the log is rotated',
                ],
              ],
              source:
                'A deleted request is gone with its files, its answers, its reservation and its waiting mail; that it was deleted stays noted, under its reference number. A deleted comment is off the page at once, and erased within an hour and a half. Copies of the database that were made before hold it until they are replaced.',
            },
            {
              title: 'In your browser',
              columns: ['What', 'Why', 'How long'],
              rows: [
                [
                  'What you have typed into a form and not sent; never the files',
                  'So that a closed tab loses nothing',
                  '30 days, or until you send it or clear the form',
                ],
                [
                  'Your shortlist: which products are on it',
                  'So that it is there when you come back',
                  'Until you take them off; it reaches us when you send a request about it',
                ],
                ['How far down a page you were', 'So that Back leads to the same place', 'Until the tab is closed'],
                ['Cookies', 'None are set on this site', 'None'],
              ],
              source: 'All of it stays with you: it can be removed with the site data of your browser.',
            },
          ],
        },
      },
      {
        kind: 'guide',
        guide: {
          title: 'What it is for, and who sees it',
          intro:
            'We collect what we need to answer, to measure and to quote, and use it for nothing else, as Canada’s privacy law (PIPEDA) asks.',
          parts: [
            {
              title: 'Who sees it',
              terms: [
                {
                  term: 'We do',
                  text: 'Those of us who answer requests, after a login. The page of a request is not public.',
                },
                {
                  term: 'Nobody buys it',
                  text: 'We sell, rent and trade no names. Suppliers get a measure, not a person.',
                },
                ...providers,
              ],
            },
            {
              title: 'Your say',
              terms: [
                {
                  term: 'See it, correct it, have it deleted',
                  text: `Write to ${email} or call ${phone.display}, with the reference number if you have it. We make sure that it is you, and do it.`,
                },
                {
                  term: 'By post',
                  text: `${brand}, Privacy, ${formatAddressLines(facts).join(', ')}.`,
                },
                {
                  term: 'If we do not answer well',
                  text: 'The Office of the Privacy Commissioner of Canada takes complaints, at priv.gc.ca.',
                },
              ],
            },
          ],
        },
      },
    ],
    closing: {
      title: 'A question about your data?',
      text: 'Ask the shop. Somebody who can look it up will answer.',
      actions: [{ label: email, href: `mailto:${email}` }, ...callBusiness(phone)],
    },
  };
};
