import { ArrowRightIcon } from '@showroom/ui/icons';
import { Spinner } from '@showroom/ui/spinner';
import type { Role } from '@showroom/store/rules';
import { useId } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import type { QuickAction } from '../frame/navigation/quick-actions.ts';
import { HiddenFields } from '../frame/session/hidden-fields.tsx';
import { Form } from '../frame/form/form.tsx';
import { mayUse } from '../frame/session/access.ts';

const actionClasses =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-sm border border-hairline bg-paper-raised px-4 text-left font-medium hover:border-stone-400';

export function QuickActions({ actions, role }: { readonly actions: readonly QuickAction[]; readonly role: Role }) {
  const titleId = useId();
  const { formAction } = useNavigation();
  const shown = actions.filter(({ part }) => mayUse(role, part));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-subheading">
        Quick Actions
      </h2>
      <ul className="mt-3 grid gap-2">
        {shown.map(({ label, path, submit }) => (
          <li key={path}>
            {submit !== undefined ? (
              <Form method="post" action={path}>
                <HiddenFields fields={submit.fields} />
                <button type="submit" className={actionClasses}>
                  <span>{formAction === path ? submit.busyLabel : label}</span>
                  {formAction === path && <Spinner className="text-ink-muted" />}
                </button>
              </Form>
            ) : (
              <Link to={path} className={actionClasses}>
                {label}
                <ArrowRightIcon className="text-ink-muted" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
