import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { BusinessFacts, BusinessPhone } from '@showroom/catalog-data/business-facts';
import { cachePublished } from '../published/cache-published.ts';
import { readPhoneNumber } from '../../phone/phone-number.server.ts';
import type { Store } from '../../store.ts';
import { readFields } from '../stored-content.ts';
import { usualCommentRule, type CommentRule } from './comment-rule.ts';
import { settingsGroups } from './settings-groups.ts';
import { usualPresentation, type SitePresentation } from './site-presentation.ts';

const groups = Object.values(settingsGroups);

/** Returns what the owner saved, with defaults for missing and damaged facts. */
export async function readBusinessFacts(store: Store): Promise<BusinessFacts> {
  const { site: _site, comments: _comments, ...facts } = await readSettings(store);
  return facts;
}

interface OtherSettings {
  readonly site: SitePresentation;
  readonly comments: CommentRule;
}

/** Adds the special days to each week's hours. */
function withSpecialDays<Facts extends BusinessFacts>(facts: Facts): Facts {
  const { specialDays, hours } = facts;
  if (specialDays.length === 0) return facts;
  const { store, pickUp, phone } = hours;
  const weeks = Object.fromEntries(
    Object.entries({ store, pickUp, phone }).map(([name, week]) => [name, { ...week, specialDays }]),
  );
  return { ...facts, hours: { ...hours, ...weeks } };
}

/** Derives the dialled number from the shown one, because older versions took an extension or a (0) for digits of it. */
function withDialledPhone<Facts extends BusinessFacts>(facts: Facts): Facts {
  const { display, e164 } = facts.phone;
  return { ...facts, phone: { display, ...(findDialled(display) ?? findDialled(e164) ?? { e164: '' }) } };
}

function findDialled(text: string): Omit<BusinessPhone, 'display'> | undefined {
  const number = readPhoneNumber(text);
  if (!number.ok) return undefined;
  const { e164, extension } = number;
  return extension === '' ? { e164 } : { e164, extension };
}

export const readSettings = cachePublished(
  groups.map(({ name }) => name),
  (rows, store): BusinessFacts & OtherSettings => {
    const saved = rows.map((row) => {
      const group = groups.find(({ name }) => name === row.kind);
      return group === undefined ? {} : readFields<object>(group, row, store.log);
    });
    const facts = Object.assign(
      { site: usualPresentation, comments: usualCommentRule },
      defaultBusinessFacts,
      ...saved,
    );
    return withDialledPhone(withSpecialDays(facts));
  },
);
