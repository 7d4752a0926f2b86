/** The parts of a request, in the order in which emails tell them: an answer belongs to one of these, or is told nowhere. */
export const sections = ['Name', 'Contact', 'Message', 'Project', 'Specifications', 'Services', 'Preferences'] as const;
export type Section = (typeof sections)[number];

/** One entry of a closed list: what is posted and what is read. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface CommonField {
  /** Name it is posted under; unique within its form. */
  readonly name: string;
  readonly label: string;
  /** What to say when the answer is missing, such as "Enter your first name"; false when it may be left out. */
  readonly required: string | false;
  /** The field whose answer makes this one needless: an address where there is a phone number. */
  readonly unless?: string;
  readonly hint?: string;
  /** Share of a row, where there is room for fields side by side. Default: the whole row. */
  readonly width?: 'half' | 'third';
  /** Wizard step that shows the field; forms of one page leave it out. */
  readonly step?: number;
  /** Heading of the part of the email and of the review that holds the answer. */
  readonly section: Section;
  /** What review, email and inbox show for an empty answer. Default: "Not specified". */
  readonly emptyText?: string;
}

/** A field the visitor types into. */
export interface TextFieldDefinition extends CommonField {
  readonly kind: 'text' | 'email' | 'phone' | 'postal-code' | 'multiline';
  /** Longest accepted answer, in UTF-16 units as browsers count them. */
  readonly maxLength: number;
  /** HTML autocomplete token, for answers about the visitor. */
  readonly autocomplete?: string;
  /** Sizes: the digits of any script are read as those that we count with. */
  readonly asksForNumbers?: true;
  /** A postal code of this country and of no other: where something is to be sent. */
  readonly country?: 'CA';
}

/** A field answered from a closed list. */
export interface ChoiceFieldDefinition extends CommonField {
  readonly kind: 'choice';
  readonly options: readonly FieldOption[];
  readonly appearance: 'select' | 'radios';
  /** Value that stands until the visitor chooses another. */
  readonly initial?: string;
  /** The address of the page says which value is at first: that is newer than any draft. */
  readonly isOfAddress?: true;
}

/** A box to tick. Flags of one group are answered in one line. */
export interface FlagFieldDefinition extends CommonField {
  readonly kind: 'flag';
  readonly required: false;
  readonly group: string;
}

/** All that is known about one field: it drives checks, drawing, review and mail. */
export type FieldDefinition = TextFieldDefinition | ChoiceFieldDefinition | FlagFieldDefinition;

/** A form: its name (key of drafts), its title (subject of mails) and its fields in reading order. */
export interface FormDefinition<Fields extends readonly FieldDefinition[] = readonly FieldDefinition[]> {
  readonly name:
    | 'contact'
    | 'short-quote'
    | 'custom-quote'
    | 'reservation'
    | 'stone-quote'
    | 'product-quote'
    | 'sample';
  readonly title: string;
  readonly fields: Fields;
}

type FieldValue<Field extends FieldDefinition> = Field extends FlagFieldDefinition
  ? boolean
  : Field extends { readonly kind: 'choice'; readonly options: infer Options extends readonly FieldOption[] }
    ? Options[number]['value'] | (Field['required'] extends false ? '' : never)
    : string;

/** The checked answers of a form; an optional field left empty is the empty string. */
export type FormValue<Fields extends readonly FieldDefinition[]> = {
  readonly [Field in Fields[number] as Field['name']]: FieldValue<Field>;
};

/** Answers as typed, not checked: every field of the form is present, a ticked flag is "yes". */
export type Answers = Readonly<Record<string, string>>;

/** One thing to fix, worded for the visitor. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/** Keeps the exact type of each field, so that the form's value type follows from its fields. */
export function defineForm<const Fields extends readonly FieldDefinition[]>(
  form: FormDefinition<Fields>,
): FormDefinition<Fields> {
  return form;
}
