import { Button, type ButtonProps } from '@showroom/ui/button';
import { writeAction, type PlanAction } from './change-plan.ts';
import { DO } from './form-names.ts';

/** A button of the form that changes the plan. */
export function ActionButton({ action, ...rest }: { readonly action: PlanAction } & ButtonProps) {
  return <Button type="submit" name={DO} value={writeAction(action)} variant="quiet" size="small" {...rest} />;
}
