import { sampleForm } from '../questions/sample-schema.ts';
import { stoneQuoteForm } from '../questions/stone-quote-schema.ts';
import type { FormDefinition } from '../rules/field-definition.ts';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface StoneFormProps extends RequestFormProps {
  /** What is asked for: a quote, or a piece of it. */
  readonly asksFor: 'quote' | 'sample';
  /** What the stone comes in, as `2cm`: no other thickness is offered. */
  readonly thicknesses: readonly string[];
}

/** The form of a quote with the thicknesses that a stone comes in. */
function quoteFormFor(thicknesses: readonly string[]): FormDefinition {
  const fields = stoneQuoteForm.fields.map((field) =>
    field.name === 'thickness'
      ? { ...field, options: field.options.filter(({ value }) => value === 'unsure' || thicknesses.includes(value)) }
      : field,
  );
  return { ...stoneQuoteForm, fields };
}

/** The two forms of a stone's own page: what a quote takes to be worked out, and where a sample is to be sent. */
export function StoneForm({ asksFor, thicknesses, ...props }: StoneFormProps) {
  return asksFor === 'quote' ? (
    <OnePageForm
      {...props}
      isSubjectFixed
      form={quoteFormFor(thicknesses)}
      submitLabel="Request a Quote"
      uploadLabel="Add a sketch or photographs of the room"
    />
  ) : (
    <OnePageForm {...props} isSubjectFixed form={sampleForm} submitLabel="Send Me a Sample" />
  );
}
