import { formatAddressLines } from '../../business/business-facts.ts';
import { callBusiness } from '../call-business.ts';
import type { WriteCompanyPage } from '../company-page.ts';

/** Describes what the code does: change both together. */
export const writePrivacy: WriteCompanyPage = (facts, { checksForRobots }) => {
  const { brand, email, phone, providerLinks } = facts;
  const providers = [
    ...(providerLinks.contactForm === null
      ? []
      : [
          {
            term: 'The message form',
            text: 'The form on the contact page comes from an outside provider, who receives what you write in it and your IP address when the form loads.',
          },
        ]),
    ...(providerLinks.contactCreation === null
      ? []
      : [
          {
            term: 'The newsletter and appointments',
            text: 'These pages belong to our provider and open in a new tab. We pass on the email address you typed only when you click the button.',
          },
        ]),
    ...(providerLinks.outdoorKitchens === null
      ? []
      : [
          {
            term: 'Outdoor kitchens',
            text: 'That page opens our partner’s site after three seconds, unless you stop it. We don’t pass on any information.',
          },
        ]),
    ...(checksForRobots
      ? [
          {
            term: 'The spam check',
            text: 'When you get near a form, Cloudflare Turnstile checks that you’re a person. It receives your IP address and details about your browser, and may store something in your browser under its own domain. It doesn’t receive what you write. If it can’t run, we still get your form.',
          },
        ]
      : []),
  ];
  return {
    describes: null,
    hero: {
      eyebrow: null,
      title: 'Privacy',
      text: `${brand} keeps what you send us in order to answer you, and nothing that identifies people who just browse. We count page views, not people. No cookies, no advertising.`,
      picture: null,
      actions: [],
    },
    sections: [
      {
        kind: 'guide',
        guide: {
          title: 'What we keep, and for how long',
          intro: 'How the site works today.',
          parts: [
            {
              title: 'On our servers',
              columns: ['What', 'Where', 'How long'],
              rows: [
                [
                  'What you enter in a form: name, email, phone, your message, the address for a sample, your sizes; with the page and the time',
                  'Our own database',
                  'Until we delete it, or you ask us to',
                ],
                [
                  'A comment on an article: the name and text you type, and when; public once we approve it',
                  'Our own database',
                  'Until we delete it, or you ask us to',
                ],
                ['Photos and drawings you attach', 'With that database', 'As long as the request they came with'],
                [
                  'Which product you reserved, and until when',
                  'With your request; the product page only shows one fewer',
                  'As long as the request; the product is released when the reservation ends',
                ],
                [
                  'The emails sent for a request: one to us and, if you gave us your email address, one to you',
                  'Our mailbox and yours',
                  'As with any other mail',
                ],
                [
                  'Your replies to our emails, with their files',
                  'In our mailbox and, if we have replies read from there, with your request',
                  'As with any other mail; beside your request, as long as that',
                ],
                [
                  'Your IP address',
                  'The server’s memory, to prevent form spam; its log, if a request was refused',
                  'Minutes in memory; in the log until older entries are deleted',
                ],
                [
                  'A scrambled code for your network, when you reserve a product or send files; it can’t be turned back into your IP address',
                  'Our own database, so no one can reserve everything or flood us with files',
                  'Two days at most',
                ],
                [
                  'Daily page views, which sites people came from, searches that found nothing and URLs with no page: totals only, with nothing that identifies a visitor',
                  'Our own database, counted by our own server',
                  'As long as we need it to compare seasons',
                ],
                [
                  'Which pages and images are requested, when, and whether it worked; not by whom, and not what was searched for',
                  'The server’s log',
                  'Until older entries are deleted',
                ],
              ],
              source:
                'When we delete a request, its files, replies, reservation and unsent emails go with it; we only keep a note, under its reference number, that it was deleted. A deleted comment comes off the page right away and is erased within an hour and a half. Earlier backups of the database contain it until they are replaced.',
            },
            {
              title: 'In your browser',
              columns: ['What', 'Why', 'How long'],
              rows: [
                [
                  'What you typed in a form but didn’t send; never the files',
                  'So you don’t lose it if you close the tab',
                  '30 days, or until you send it or clear the form',
                ],
                [
                  'The products on your shortlist',
                  'So it’s there when you come back',
                  'Until you remove them; we only see it if you send a request about it',
                ],
                ['How far down a page you were', 'So Back takes you to the same place', 'Until you close the tab'],
                ['Cookies', 'None are set on this site', 'None'],
              ],
              source: 'All of it stays on your device. You can remove it by clearing this site’s data in your browser.',
            },
          ],
        },
      },
      {
        kind: 'guide',
        guide: {
          title: 'What we use it for, and who sees it',
          intro:
            'We collect what we need to reply, measure and quote, and use it for nothing else, as Canada’s privacy law (PIPEDA) requires.',
          parts: [
            {
              title: 'Who sees it',
              terms: [
                {
                  term: 'We do',
                  text: 'Only staff who answer requests, after signing in. Requests are never public.',
                },
                {
                  term: 'We don’t sell it',
                  text: 'We don’t sell, rent or trade names. Suppliers get measurements, not personal details.',
                },
                ...providers,
              ],
            },
            {
              title: 'Your rights',
              terms: [
                {
                  term: 'See it, correct it, have it deleted',
                  text: `Write to ${email} or call ${phone.display}, with the reference number if you have it. We’ll verify your identity and take care of it.`,
                },
                {
                  term: 'By mail',
                  text: `${brand}, Privacy, ${formatAddressLines(facts).join(', ')}.`,
                },
                {
                  term: 'If you’re not satisfied',
                  text: 'You can complain to the Office of the Privacy Commissioner of Canada at priv.gc.ca.',
                },
              ],
            },
          ],
        },
      },
    ],
    closing: {
      title: 'A question about your data?',
      text: 'Ask us. Someone who can look it up will reply.',
      actions: [{ label: email, href: `mailto:${email}` }, ...callBusiness(phone)],
    },
  };
};
