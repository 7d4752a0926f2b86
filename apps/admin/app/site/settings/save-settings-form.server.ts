import { upperFirst } from '@showroom/catalog-data/first-letter';
import { loadContentPictures } from '@showroom/app-frame/content-pictures';
import {
  findSettings,
  listContentChanges,
  saveSettings,
  settingsGroups,
  type Session,
  type Store,
} from '@showroom/store/admin';
import type { PictureReference } from '@showroom/store/rules';
import type { z } from 'zod';
import { findAccentProblem } from './accent-colour.ts';
import type { SettingsGroupName } from './settings-fields.ts';
import { toFields } from './to-fields.server.ts';
import { type FieldIssue, type FieldValues, mergeValues } from '../../frame/form/field-values.ts';
import { placeIssues, toValues } from './settings-values.ts';

export type SaveOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'invalid' | 'conflict';
      readonly values: FieldValues;
      /** The saved values, which the next try is compared with. */
      readonly kept: FieldValues;
      readonly issues: readonly FieldIssue[];
    };

interface SettingsKeeper {
  read(store: Store): Promise<FieldValues>;
  save(store: Store, actor: Session['actor'], was: FieldValues, typed: FieldValues): Promise<SaveOutcome>;
}

export const settingsKeepers: Readonly<Record<SettingsGroupName, SettingsKeeper>> = {
  business: keeperOf('business', settingsGroups.business),
  site: keeperOf('site', settingsGroups.site, async ({ site }, store) => [
    ...listAccentIssues(site.accentColour),
    ...(await listLogoIssues(store, site.logo)),
  ]),
  hours: keeperOf('hours', settingsGroups.hours),
  promises: keeperOf('promises', settingsGroups.promises),
  comments: keeperOf('comments', settingsGroups.comments),
  links: keeperOf('links', settingsGroups.links),
};

const TRIES = 5;

function keeperOf<Fields extends object>(
  name: SettingsGroupName,
  group: Parameters<typeof findSettings<Fields>>[1] & { readonly schema: z.ZodType<Fields> },
  /** Faults in fields that the store would accept. */
  check: (fields: Fields, store: Store) => Promise<readonly FieldIssue[]> = async () => [],
): SettingsKeeper {
  return {
    read: async (store) => toValues(name, (await findSettings(store, group)).fields),

    async save(store, actor, was, typed) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const { revision, fields } = await findSettings(store, group);
        const kept = toValues(name, fields);
        const { values, conflicts } = mergeValues(was, typed, kept);
        if (conflicts.length > 0) {
          const who = await findLastEditor(store, group.name);
          const issues = conflicts.map((field) => ({ field, message: describeConflict(kept[field] ?? '', who) }));
          return { ok: false, code: 'conflict', values, kept, issues };
        }
        const checked = group.schema.safeParse(toFields(name, values, fields));
        if (!checked.success) {
          const issues = checked.error.issues.map(({ path, message }) => ({
            field: path.map(String).join('.'),
            message,
          }));
          return { ok: false, code: 'invalid', values, kept, issues: placeIssues(name, issues) };
        }
        const further = await check(checked.data, store);
        if (further.length > 0) return { ok: false, code: 'invalid', values, kept, issues: further };
        const result = await store.write({ actor }, (transaction) =>
          saveSettings(transaction, group, { from: revision, fields: checked.data }),
        );
        if (result.ok) return { ok: true };
        if (result.code === 'invalid') {
          return { ok: false, code: 'invalid', values, kept, issues: placeIssues(name, result.issues) };
        }
        if (result.code !== 'stale') throw new Error(`Settings were refused: ${result.code}`);
      }
      throw new Error('The settings kept changing while they were being saved');
    },
  };
}

function listAccentIssues(colour: string | null): readonly FieldIssue[] {
  const message = colour === null ? undefined : findAccentProblem(colour);
  return message === undefined ? [] : [{ field: 'site.accentColour', message }];
}

/** Checked here, so that the message is at its control; the store checks again on save. */
async function listLogoIssues(store: Store, logo: PictureReference | null): Promise<readonly FieldIssue[]> {
  if (logo === null || (await loadContentPictures(store, logo)).findRecord(logo) !== undefined) return [];
  return [{ field: 'site.logo', message: 'This image is no longer in the Media Library. Choose another' }];
}

async function findLastEditor(store: Store, groupName: string): Promise<string> {
  const [last] = await listContentChanges(store, groupName);
  return last?.actorName ?? 'someone else';
}

function describeConflict(kept: string, who: string): string {
  const now =
    kept === ''
      ? `${who} cleared this while you were editing`
      : `${who} changed this to “${kept}” while you were editing`;
  return `${upperFirst(now)}. Save again to keep your version`;
}
