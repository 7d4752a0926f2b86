import type { z } from 'zod';
import { findChangedFields } from './field-changes.ts';
import { describeTooLong, findTextFault } from './text-limits.ts';
import { findMediaIds } from './media-ids.ts';

/** Why a state cannot be kept or published: the field, as a path such as `phone.e164`, and words for who typed it. */
export interface FieldIssue {
  field: string;
  message: string;
  /** It may be kept, and is too large for visitors to see. */
  isTooLarge?: true;
}

/**
 * What the store has to know of one kind of content. Everything else (drafts, publishing, plans, history, stale edits,
 * redirects, lists, search, where a thing is used) is the same for all of them.
 */
export interface ContentKind<
  Fields extends object = object,
  Public extends object = object,
  Brief extends object = object,
> {
  /** Stands in the database: never changed once content of this kind is kept. */
  readonly name: string;
  /** As the owner calls one of them, in the activity list: "post". */
  readonly noun: string;
  /** All of them, where a backup is counted: "Blog posts"; null for a kind that is not counted there. */
  readonly label: string | null;
  readonly schema: z.ZodType<Fields>;
  /** A new one, nothing filled in. */
  readonly empty: Fields;
  /** The fields that leave the store for a page: all but those that are for the owner's eyes. */
  toPublic(fields: Fields): Public;
  /** What lists show of it, kept beside each state so that they read no long texts; null for a kind without such. */
  toBrief(fields: Fields): Brief | null;
  /** The names of what is in that. */
  readonly briefFields: readonly string[];
  /** What has to be filled in before visitors may see it. */
  listMissing(fields: Fields): FieldIssue[];
  /** What is too large for visitors to see: a draft may have more. */
  listTooLarge(fields: Fields): FieldIssue[];
  titleOf(fields: Fields): string;
  /** Where visitors find it; null when it has no page of its own. */
  pathOf(slug: string, fields: Fields): string | null;
  /** What lists can be narrowed to. */
  categoryOf(fields: Fields): string | null;
  statusOf(fields: Fields): string | null;
  isFeatured(fields: Fields): boolean;
  /** The day that lists go by, yyyy-mm-dd; null leaves them to the time it was first public, or else made. */
  dayOf(fields: Fields): string | null;
  /** What the admin sorts by, beside title and day: whose it is, what it costs, how many there are. */
  personOf(fields: Fields): string | null;
  centsOf(fields: Fields): number | null;
  quantityOf(fields: Fields): number | null;
  /** What a search in the admin looks at, beside the title. */
  searchedTextOf(fields: Fields): readonly string[];
  /** The ids of other content that it shows, by the field they stand in: every picture of the library, wherever it stands. */
  referencesOf(fields: Fields): Readonly<Record<string, readonly string[]>>;
  /** The paths of products of the catalogue that it shows. They are no content, and things that share one are close to each other. */
  productPathsOf(fields: Fields): readonly string[];
}

interface KindDefinition<Fields extends object, Private extends keyof Fields, Brief extends object> {
  readonly name: string;
  readonly noun: string;
  readonly label?: string;
  readonly schema: z.ZodType<Fields>;
  /** Where a field has no default of its own. */
  readonly empty?: Fields;
  /** Fields without which visitors must not see it. */
  readonly needed: readonly (keyof Fields & string)[];
  /** The fields that are texts in Markdown. */
  readonly markdown?: readonly (keyof Fields & string)[];
  /** In characters, what visitors may see of a field whose drafts may be longer. */
  readonly longest?: Readonly<Partial<Record<keyof Fields & string, number>>>;
  /** Fields for the owner's eyes: what is read for visitors does not have them. */
  readonly ownersOnly?: readonly Private[];
  /**
   * What lists show of a thing with long texts, visitors' and the owner's. It is kept beside each state: who adds a field or has
   * one say something else makes the kept ones again by a migration (`database/migrations/keep-briefs.ts`).
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
  /** Other content than pictures that it shows: those are found without being named here. */
  references?(fields: Fields): Readonly<Partial<Record<keyof Fields & string, readonly string[]>>>;
  productPaths?(fields: Fields): readonly string[];
}

/** Makes a kind of content of its schema and of what is particular to it. */
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

/**
 * The fields with a change laid over them, checked. A field that the kind does not have is an issue, not left out in
 * silence.
 */
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
 * The fields of a state that was kept, perhaps by another version: a field that was added since holds its default, and so
 * does one that is damaged or no longer allowed, whose name is then reported.
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

/** Whether two states of a kind say the same. */
export function isSameState(a: object, b: object): boolean {
  return Object.keys(findChangedFields({ ...a }, { ...b })).length === 0;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What was kept, laid over the defaults at every depth. A list or a value takes the place of the default whole. */
function mergeOver(base: unknown, stored: unknown): unknown {
  if (!isRecord(base) || !isRecord(stored)) return stored === undefined ? base : stored;
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, mergeOver(value, stored[key])]));
}

/** Whether a value is a plain object of what it holds, as JSON has them. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
