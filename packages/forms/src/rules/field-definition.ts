import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import type { PagePath } from '@showroom/catalog-data/pages';

/** Sections of a request, in the order of emails. Every answer belongs to one. */
export const sections = ['Name', 'Contact', 'Message', 'Project', 'Specifications', 'Services', 'Preferences'] as const;
export type Section = (typeof sections)[number];

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface CommonField {
  /** Name in the posted form; unique within it. */
  readonly name: string;
  readonly label: string;
  /** The message when the answer is missing, such as "Enter your first name"; false if it is optional. */
  readonly required: string | false;
  /** A field whose answer makes this one optional: an address where there is a phone number. */
  readonly unless?: string;
  readonly hint?: string;
  /** Width in a row of fields. Default: the whole row. */
  readonly width?: 'half' | 'third';
  /** The wizard's step; one-page forms omit it. */
  readonly step?: number;
  /** Section of the email and the review. */
  readonly section: Section;
  /** Shown for an empty answer. Default: "Not specified". */
  readonly emptyText?: string;
}

export interface TextFieldDefinition extends CommonField {
  readonly kind: 'text' | 'email' | 'phone' | 'postal-code' | 'multiline';
  /** In UTF-16 units, as browsers count. */
  readonly maxLength: number;
  readonly autocomplete?: string;
  /** For sizes: digits of any script are converted. */
  readonly asksForNumbers?: true;
  /** Accepts Canadian postal codes only, for deliveries. */
  readonly country?: 'CA';
}

export interface ChoiceFieldDefinition extends CommonField {
  readonly kind: 'choice';
  readonly options: readonly FieldOption[];
  readonly appearance: 'select' | 'radios';
  readonly initial?: string;
  /** The page's URL sets the initial value, which is newer than any draft. */
  readonly isOfAddress?: true;
}

/** A checkbox. Flags of one group are answered in one line. */
export interface FlagFieldDefinition extends CommonField {
  readonly kind: 'flag';
  readonly required: false;
  readonly group: string;
}

/** Everything about a field: validation, rendering, review and email. */
export type FieldDefinition = TextFieldDefinition | ChoiceFieldDefinition | FlagFieldDefinition;

/** A request form: everything that differs between one form and another. */
export interface FormDefinition {
  /** Also the key of its drafts. */
  readonly name: LeadKind;
  /** Subject of its emails. */
  readonly title: string;
  /** Noted with a lead that is about no product as the page it came from. */
  readonly page: PagePath;
  /** In reading order. */
  readonly fields: readonly FieldDefinition[];
  /** The field whose answer is the lead's message. */
  readonly messageField: string;
  readonly submitLabel: string;
  /** Label of the file field. A form without it accepts no files. */
  readonly uploadLabel?: string;
  /** Heading of the confirmation. Default: that of `RequestReceived`. */
  readonly receivedTitle?: string;
  /** The confirmation offers the request as an email, too. */
  readonly offersEmail?: true;
}

/** Raw answers: every field is present, a ticked flag is "yes". */
export type Answers = Readonly<Record<string, string>>;

/** One thing to fix, worded for the visitor. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}
