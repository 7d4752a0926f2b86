import { usualAccent } from '@showroom/catalog-data/usual-accent';
import type { settingsGroups } from '@showroom/store/settings-groups';

/** A group of settings is one form, and saved as one. Special days have a page of their own. */
export type SettingsGroupName = Exclude<keyof typeof settingsGroups, 'specialDays'>;

/** How a value is typed, and what is kept of it. */
export type SettingsInput =
  | 'text'
  | 'long-text'
  | 'colour'
  | 'picture'
  | 'email'
  | 'phone'
  | 'link'
  | 'number'
  | 'dollars'
  | 'time'
  | 'yes-or-no';

export interface SettingsField {
  /** Where the value stands in its group, such as `address.city`; the name of its control. */
  readonly path: string;
  readonly label: string;
  readonly input: SettingsInput;
  readonly hint?: string;
}

/** Fields under one heading; the ones of a week are drawn as a table. */
export interface SettingsSection {
  readonly heading: string;
  readonly note?: string;
  readonly fields: readonly SettingsField[];
  readonly isWeek?: boolean;
}

export interface SettingsForm {
  readonly title: string;
  readonly sections: readonly SettingsSection[];
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What the owner can set, in the order of the page. A test holds it against what the store keeps. */
export const settingsForms: Readonly<Record<SettingsGroupName, SettingsForm>> = {
  business: {
    title: 'The business',
    sections: [
      {
        heading: 'Name and ways to reach it',
        note: 'In the header and footer of every page, on Contact, and in the mails.',
        fields: [
          { path: 'brand', label: 'Name', input: 'text' },
          { path: 'phone', label: 'Telephone', input: 'phone', hint: 'As visitors read it, with the area code' },
          { path: 'email', label: 'E-mail', input: 'email' },
        ],
      },
      {
        heading: 'Postal address',
        fields: [
          { path: 'address.street', label: 'Street', input: 'text' },
          { path: 'address.city', label: 'City', input: 'text' },
          { path: 'address.province', label: 'Province', input: 'text' },
          { path: 'address.postalCode', label: 'Postal code', input: 'text' },
          { path: 'address.country', label: 'Country', input: 'text' },
        ],
      },
    ],
  },
  site: {
    title: 'Site',
    sections: [
      {
        heading: 'How the site presents itself',
        note: 'In the browser’s tab, in search results, and in the head and foot of every page. The other pages’ titles are under SEO Tools.',
        fields: [
          {
            path: 'site.title',
            label: 'Site Title',
            input: 'text',
            hint: 'Empty: the site’s own. The name follows it',
          },
          {
            path: 'site.description',
            label: 'Site Description',
            input: 'long-text',
            hint: 'Two lines under the title in a search. Empty: the site’s own',
          },
          { path: 'site.logo', label: 'Logo', input: 'picture' },
          {
            path: 'site.accentColour',
            label: 'Colour of links and buttons',
            input: 'colour',
            hint: `Dark enough to be read on paper; the showroom’s own is ${usualAccent}`,
          },
        ],
      },
    ],
  },
  hours: {
    title: 'Hours',
    sections: [
      weekSection('store', 'Store'),
      weekSection('pickUp', 'Pick-up'),
      weekSection('phone', 'Telephone'),
      {
        heading: 'Without a clock',
        fields: [
          { path: 'hours.email', label: 'E-mail is read', input: 'text' },
          { path: 'hours.showroom', label: 'The showroom is open', input: 'text' },
        ],
      },
    ],
  },
  promises: {
    title: 'Claims, promises and prices',
    sections: [
      {
        heading: 'What the business says of itself',
        note: 'It stands on Home and About as it is written here: keep it true.',
        fields: [
          { path: 'claims.foundedYear', label: 'Founded in', input: 'number', hint: 'A year' },
          { path: 'claims.experience', label: 'Experience', input: 'text' },
          { path: 'claims.projects', label: 'Projects', input: 'text' },
          { path: 'claims.families', label: 'Families served', input: 'text' },
          { path: 'claims.satisfaction', label: 'Satisfaction', input: 'text' },
          { path: 'claims.warrantyYears', label: 'Warranty on workmanship', input: 'number', hint: 'In years' },
        ],
      },
      {
        heading: 'Promises',
        fields: [
          {
            path: 'promises.replyWithinHours',
            label: 'Requests are answered within',
            input: 'number',
            hint: 'In hours',
          },
          { path: 'promises.shipsWithinHours', label: 'Stock ships within', input: 'number', hint: 'In hours' },
        ],
      },
      {
        heading: 'In-stock prices start at',
        note: 'Used until the pieces in stock say the lowest price themselves.',
        fields: [
          { path: 'pricesFromCents.vanities', label: 'Vanities', input: 'dollars' },
          { path: 'pricesFromCents.cabinets', label: 'Cabinets', input: 'dollars' },
        ],
      },
      {
        heading: 'What quartz costs',
        note: 'A square foot, cut and installed, by group. With both prices empty, its colours read “Priced on request”.',
        fields: [
          ...bandFields('beyond', 'Beyond'),
          ...bandFields('red', 'Red'),
          ...bandFields('discovery', 'Discovery'),
        ],
      },
    ],
  },
  comments: {
    title: 'Comments',
    sections: [
      {
        heading: 'Comments on articles',
        note: 'Each waits under Comments until you approve it. A post has a switch of its own.',
        fields: [
          { path: 'comments.areTaken', label: 'Visitors may write comments', input: 'yes-or-no' },
          {
            path: 'comments.closeAfterDays',
            label: 'An article takes comments for',
            input: 'number',
            hint: 'In days from the day it bears; old articles draw spam',
          },
        ],
      },
    ],
  },
  links: {
    title: 'Links',
    sections: [
      {
        heading: 'Social pages',
        note: 'An empty one has no icon.',
        fields: [
          { path: 'socialLinks.facebook', label: 'Facebook', input: 'link' },
          { path: 'socialLinks.twitter', label: 'Twitter', input: 'link' },
          { path: 'socialLinks.instagram', label: 'Instagram', input: 'link' },
          { path: 'socialLinks.youtube', label: 'YouTube', input: 'link' },
        ],
      },
      {
        heading: 'Outside providers',
        note: 'An empty one is left out, and the site’s own way takes its place.',
        fields: [
          { path: 'providerLinks.contactCreation', label: 'Newsletter and appointments', input: 'link' },
          { path: 'providerLinks.outdoorKitchens', label: 'Outdoor kitchens', input: 'link' },
        ],
      },
      {
        heading: 'Contact form of an outside host',
        note: 'As the host’s own instructions name them: all four, or none for the site’s own form. The function is called with where the form is sent, the address of the site’s icon, the element to draw in, and what the visitor asks about.',
        fields: [
          { path: 'providerLinks.contactForm.scriptUrl', label: 'Script', input: 'link' },
          { path: 'providerLinks.contactForm.stylesheetUrl', label: 'Stylesheet', input: 'link' },
          { path: 'providerLinks.contactForm.endpoint', label: 'Where the form is sent', input: 'link' },
          { path: 'providerLinks.contactForm.renderFunction', label: 'Function that draws it', input: 'text' },
        ],
      },
    ],
  },
};

function weekSection(name: string, heading: string): SettingsSection {
  const days = weekdays.flatMap((day): SettingsField[] => {
    const path = `hours.${name}.days.${day.toLowerCase()}`;
    return [
      { path: `${path}.opens`, label: `${day} opens`, input: 'time' },
      { path: `${path}.closes`, label: `${day} closes`, input: 'time' },
    ];
  });
  return {
    heading,
    note: 'A day without times is closed.',
    isWeek: true,
    fields: [
      ...days,
      { path: `hours.${name}.isClosedOnHolidays`, label: 'Closed on Ontario’s statutory holidays', input: 'yes-or-no' },
    ],
  };
}

function bandFields(group: string, label: string): SettingsField[] {
  return [
    { path: `quartzPriceBands.${group}.fromCents`, label: `${label}, from`, input: 'dollars' },
    { path: `quartzPriceBands.${group}.toCents`, label: `${label}, to`, input: 'dollars' },
  ];
}

/** Every field of a group. */
export function listFields(group: SettingsGroupName): readonly SettingsField[] {
  return settingsForms[group].sections.flatMap(({ fields }) => fields);
}

export function isSettingsGroup(name: unknown): name is SettingsGroupName {
  return typeof name === 'string' && Object.hasOwn(settingsForms, name);
}
