import { stoneQuoteForm } from '../questions/stone-quote-schema.ts';
import type { FormDefinition } from '../rules/field-definition.ts';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface StoneQuoteFormProps extends RequestFormProps {
  /** Available thicknesses, such as `2cm`. */
  readonly thicknesses: readonly string[];
}

function quoteFormFor(thicknesses: readonly string[]): FormDefinition {
  const fields = stoneQuoteForm.fields.map((field) =>
    field.name === 'thickness'
      ? { ...field, options: field.options.filter(({ value }) => value === 'unsure' || thicknesses.includes(value)) }
      : field,
  );
  return { ...stoneQuoteForm, fields };
}

/** The quote request on a stone's form page. */
export function StoneQuoteForm({ thicknesses, ...props }: StoneQuoteFormProps) {
  return (
    <OnePageForm
      {...props}
      isSubjectFixed
      form={quoteFormFor(thicknesses)}
      submitLabel="Get a Quote"
      uploadLabel="Add a sketch or photos of the room"
    />
  );
}
