import type { Answers } from '../rules/field-definition.ts';
import { FORM_TOKEN_FIELD } from '../parts/request-form-props.ts';
import { SPAM_TRAP_FIELD } from './spam-trap.ts';

/** The server's token and the spam trap. */
export function GuardInputs({ formToken }: { formToken: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      {/* Moved out of sight rather than `display: none`, which simple robots know to skip. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Leave this blank
          <input type="text" name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}

/** Answers of other steps, posted along so that the server keeps no state. */
export function CarriedAnswers({ values, names }: { values: Answers; names: readonly string[] }) {
  return names.map((name) => <input key={name} type="hidden" name={name} value={values[name] ?? ''} />);
}
