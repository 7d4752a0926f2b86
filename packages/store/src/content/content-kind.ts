import type { z } from 'zod';
import { findChangedFields } from './field-changes.ts';
import { describeTooLong, findTextFault } from './text-limits.ts';
import { findMediaIds } from './media-ids.ts';

/** Why content can't be saved or published: a field path such as `phone.e164`, and a message for the user. */
export interface FieldIssue {
  field: string;
  message: string;
  /** It can be saved as a draft, but is too large to publish. */
  isTooLarge?: true;
}

/**
 * A kind of content. Drafts, publishing, schedules, history, conflicts, redirects, lists, search and usage work the same for all
 * kinds.
 */
export interface ContentKind<
  Fields extends object = object,
  Public extends object = object,
  Brief extends object = object,
> {
  /** Stored in the database, so it must never change. */
  readonly name: string;
  /** Singular, for the activity list: "post". */
  readonly noun: string;
  /** Plural, for the counts of a backup: "Blog posts". Null for a kind that isn't counted. */
  readonly label: string | null;
  readonly schema: z.ZodType<Fields>;
  readonly empty: Fields;
  /** Removes the fields that only the owner may see. */
  toPublic(fields: Fields): Public;
  /** What lists show, stored next to each version so that they read no long texts; null for a kind without any. */
  toBrief(fields: Fields): Brief | null;
  readonly briefFields: readonly string[];
  /** Fields that must be filled in before publishing. */
  listMissing(fields: Fields): FieldIssue[];
  /** Fields that are too large to publish. A draft may be larger. */
  listTooLarge(fields: Fields): FieldIssue[];
  titleOf(fields: Fields): string;
  /** The path of its page; null when it has none. */
  pathOf(slug: string, fields: Fields): string | null;
  categoryOf(fields: Fields): string | null;
  statusOf(fields: Fields): string | null;
  isFeatured(fields: Fields): boolean;
  /** The day that lists are sorted by, yyyy-mm-dd. Null: when it was first published, or else created. */
  dayOf(fields: Fields): string | null;
  personOf(fields: Fields): string | null;
  centsOf(fields: Fields): number | null;
  quantityOf(fields: Fields): number | null;
  /** For the admin's search, in addition to the title. */
  searchedTextOf(fields: Fields): readonly string[];
  /** Ids of the content that it shows, by field; includes every picture of the library. */
  referencesOf(fields: Fields): Readonly<Record<string, readonly string[]>>;
  /** Paths of catalogue products that it shows. Content that shares one is related. */
  productPathsOf(fields: Fields): readonly string[];
}

interface KindDefinition<Fields extends object, Private extends keyof Fields, Brief extends object> {
  readonly name: string;
  readonly noun: string;
  readonly label?: string;
  readonly schema: z.ZodType<Fields>;
  /** Only if a field has no default. */
  readonly empty?: Fields;
  /** Required to publish. */
  readonly needed: readonly (keyof Fields & string)[];
  readonly markdown?: readonly (keyof Fields & string)[];
  /** Limits for publishing, in characters. Drafts may be longer. */
  readonly longest?: Readonly<Partial<Record<keyof Fields & string, number>>>;
  /** Fields that visitors never get. */
  readonly ownersOnly?: readonly Private[];
  /**
   * What lists show of content with long texts. It is stored: after a change here, a migration must write the stored ones again
   * (`database/migrations/keep-briefs.ts`).
   */
  brief?(fields: Omit<Fields, Private>): Brief;
  title(fields: Fields): string;
  path?(slug: string, fields: Fields): string;
  category?(fields: Fields): string;
  status?(fields: Fields): string;
  isFeatured?(fields: Fields): boolean;
  day?(fields: Fields): string | null;
  person?(fields: Fields): string;
  cents?(fields: Fields): number | null;
  quantity?(fields: Fields): number;
  searchedText?(fields: Fields): readonly string[];
  /** Other content that it shows. Pictures are found automatically. */
  references?(fields: Fields): Readonly<Partial<Record<keyof Fields & string, readonly string[]>>>;
  productPaths?(fields: Fields): readonly string[];
}

export function defineKind<
  Fields extends object,
  const Private extends keyof Fields = never,
  Brief extends object = never,
>(definition: KindDefinition<Fields, Private, Brief>): ContentKind<Fields, Omit<Fields, Private>, Brief> {
  const { name, noun, schema, needed, ownersOnly = [] } = definition;
  const empty = definition.empty ?? schema.parse({});
  const toPublic = (fields: Fields): Omit<Fields, Private> => {
    const shown = { ...fields };
    for (const field of ownersOnly) delete shown[field];
    return shown;
  };
  const toBrief = (fields: Fields) => definition.brief?.(toPublic(fields)) ?? null;
  return {
    name,
    noun,
    label: definition.label ?? null,
    schema,
    empty,
    toPublic,
    toBrief,
    briefFields: Object.keys(toBrief(empty) ?? {}),
    listMissing: (fields) =>
      needed.filter((field) => isEmpty(fields[field])).map((field) => ({ field, message: 'Required to publish' })),
    listTooLarge: (fields) => [
      ...(definition.markdown ?? []).flatMap((field) => {
        const message = findTextFault(String(fields[field]));
        return message === undefined ? [] : [{ field, message, isTooLarge: true as const }];
      }),
      ...Object.entries<number | undefined>(definition.longest ?? {}).flatMap(([field, most = Infinity]) => {
        // The names in `longest` are those of fields.
        const { length } = String(fields[field as keyof Fields]);
        return length <= most ? [] : [{ field, message: describeTooLong(length, most), isTooLarge: true as const }];
      }),
    ],
    titleOf: (fields) => definition.title(fields),
    pathOf: (slug, fields) => definition.path?.(slug, fields) ?? null,
    categoryOf: (fields) => definition.category?.(fields) ?? null,
    statusOf: (fields) => definition.status?.(fields) ?? null,
    isFeatured: (fields) => definition.isFeatured?.(fields) ?? false,
    dayOf: (fields) => definition.day?.(fields) ?? null,
    personOf: (fields) => definition.person?.(fields) ?? null,
    centsOf: (fields) => definition.cents?.(fields) ?? null,
    quantityOf: (fields) => definition.quantity?.(fields) ?? null,
    searchedTextOf: (fields) => definition.searchedText?.(fields) ?? [],
    referencesOf: (fields) => ({
      ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, findMediaIds(value)])),
      ...definition.references?.(fields),
    }),
    productPathsOf: (fields) => definition.productPaths?.(fields) ?? [],
  };
}

export type CheckedFields<Fields> = { ok: true; fields: Fields } | { ok: false; issues: FieldIssue[] };

/** Applies a change to the fields and checks the result. Unknown fields are an issue, not ignored. */
export function checkChange<Fields extends object>(
  kind: ContentKind<Fields>,
  before: Fields,
  change: object,
): CheckedFields<Fields> {
  const unknown = Object.keys(change).filter((field) => !Object.hasOwn(kind.empty, field));
  if (unknown.length > 0) {
    return { ok: false, issues: unknown.map((field) => ({ field, message: `A ${kind.noun} has no such field` })) };
  }
  const parsed = kind.schema.safeParse({ ...before, ...change });
  if (parsed.success) return { ok: true, fields: parsed.data };
  return {
    ok: false,
    issues: parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
  };
}

/**
 * Reads stored fields, perhaps written by another version of the schema. Missing, damaged and no longer allowed fields get their
 * defaults; the latter two are reported.
 */
export function readStoredFields<Fields extends object>(
  kind: ContentKind<Fields>,
  stored: unknown,
): { fields: Fields; damaged: string[] } {
  const candidate = mergeOver(kind.empty, stored);
  const whole = kind.schema.safeParse(candidate);
  if (whole.success) return { fields: whole.data, damaged: [] };
  const damaged = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  const sound = Object.entries(isRecord(candidate) ? candidate : {}).filter(([field]) => !damaged.has(field));
  return { fields: kind.schema.parse({ ...kind.empty, ...Object.fromEntries(sound) }), damaged: [...damaged] };
}

export function isSameState(a: object, b: object): boolean {
  return Object.keys(findChangedFields({ ...a }, { ...b })).length === 0;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Merges stored values into the defaults at every depth. Lists replace the default. */
function mergeOver(base: unknown, stored: unknown): unknown {
  if (!isRecord(base) || !isRecord(stored)) return stored === undefined ? base : stored;
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, mergeOver(value, stored[key])]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
