import { CheckIcon, ChevronDownIcon } from '@showroom/ui/icons';
import { Link } from 'react-router-dom';
import type { FirstStep } from './first-step.ts';

/** The first steps of a new site, done and open. It can be folded. */
export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <details open={done < steps.length / 2} className="group mt-6 rounded-sm border border-hairline bg-paper-raised">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-5">
        <h2 className="font-serif text-subheading">Getting started</h2>
        <span className="figures flex items-center gap-3 text-small text-ink-muted">
          {`${done} of ${steps.length} done`}
          <ChevronDownIcon className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <ol className="border-t border-hairline">
        {steps.map(({ label, words, path, isDone }) => (
          <li key={label} className="relative flex gap-3 border-b border-hairline px-4 py-3 last:border-b-0 sm:px-5">
            <span
              className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border ${isDone ? 'border-spruce bg-spruce text-on-spruce' : 'border-stone-400'}`}
            >
              {isDone && <CheckIcon className="size-4" />}
              <span className="sr-only">{isDone ? 'Done:' : 'To do:'}</span>
            </span>
            <div className="min-w-0">
              {isDone ? (
                <p className="text-ink-muted">{label}</p>
              ) : (
                <>
                  <Link to={path} className="font-medium after:absolute after:inset-0 hover:underline">
                    {label}
                  </Link>
                  <p className="text-small text-ink-muted">{words}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
