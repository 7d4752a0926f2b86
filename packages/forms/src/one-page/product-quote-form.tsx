import type { RequestFormProps } from '../parts/request-form-props.ts';
import { productQuoteFormOf } from '../questions/product-quote-schema.ts';
import type { FieldOption } from '../rules/field-definition.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface ProductQuoteFormProps extends RequestFormProps {
  /** Of the catalogue: `vanities`. It decides what is asked. */
  readonly family: string;
  /** Default: nothing to choose. */
  readonly finishes?: readonly FieldOption[];
  /** The finish chosen on the product's page. */
  readonly finish?: string | null | undefined;
}

/** The quote request on a product's form page. */
export function ProductQuoteForm({ family, finishes = [], finish, ...props }: ProductQuoteFormProps) {
  return (
    <OnePageForm
      {...props}
      isSubjectFixed
      form={productQuoteFormOf(family, finishes, finish)}
      submitLabel="Get a Quote"
      uploadLabel="Add photos or a sketch of the room"
    />
  );
}
