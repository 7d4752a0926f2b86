import type { RequestFormProps } from '../parts/request-form-props.ts';
import { sampleForm } from '../questions/sample-schema.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface SampleFormProps extends RequestFormProps {
  /** The page is about one product and names it. Otherwise the form lists its products, and each can be removed. */
  readonly isSubjectFixed?: boolean;
}

/** Requests samples of one or several products. */
export function SampleForm(props: SampleFormProps) {
  const isPlural = props.context?.others !== undefined;
  return <OnePageForm {...props} form={sampleForm} submitLabel={isPlural ? 'Request Samples' : 'Request a Sample'} />;
}
