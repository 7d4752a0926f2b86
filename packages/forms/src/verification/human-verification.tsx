import type { FormBusiness } from '../parts/request-form-props.ts';
import type { VerificationPurpose } from './verification-fields.ts';

/** Called as the element comes to stand in the page, and no sooner. */
const defineElement = () => void import('./verification-element.ts');

interface HumanVerificationProps {
  readonly business: Pick<FormBusiness, 'verification'>;
  readonly id?: string;
  readonly purpose?: VerificationPurpose;
}

/**
 * What tells people and robots apart, where the owner has set it up: an element that gets its scripts only there. It reads off the form
 * whether its proof was refused or used, so that the pages of a form carry nothing of that.
 */
export function HumanVerification({ business: { verification }, ...rest }: HumanVerificationProps) {
  return verification && <human-verification ref={defineElement} {...rest} {...verification} />;
}
