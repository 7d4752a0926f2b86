import { checkPlan, type Finding } from '@showroom/slab-planner/check-plan';
import type { DrawnPlan } from './live/use-layout.ts';

const severityWords: Readonly<Record<Finding['severity'], string>> = {
  problem: 'To change',
  warning: 'Take care',
  note: 'Note',
};
const severityLooks: Readonly<Record<Finding['severity'], string>> = {
  problem: 'text-danger',
  warning: 'text-warning',
  note: 'text-ink-muted',
};

/** What a fabricator would say about the plan, piece by piece, each with its source. */
export function PlanChecks({ drawn: { plan, problems, recuts } }: { readonly drawn: DrawnPlan }) {
  const findings = checkPlan(plan);
  // The checks say the same of pieces that can't be cut; these are about places by hand.
  const ofPlaces = problems.filter((problem) => 'partId' in problem);
  const sources = [...new Set(findings.map(({ source }) => source))];
  const pieces = plan.pieces
    .map((piece) => ({ piece, found: findings.filter(({ pieceId }) => pieceId === piece.id) }))
    .filter(({ found }) => found.length > 0);
  const ofLayout = [...ofPlaces, ...recuts].map(({ message }) => message);
  return (
    <section aria-labelledby="checks">
      <h2 id="checks" className="font-serif text-heading">
        Checks
      </h2>
      {pieces.length === 0 && ofLayout.length === 0 ? (
        <p className="mt-4 text-ink-muted">No problems found. We check everything again when we measure.</p>
      ) : (
        <div className="mt-4 grid grid-cols-1 gap-6">
          {ofLayout.length > 0 && (
            <ul className="grid gap-2">
              {ofLayout.map((message) => (
                <li key={message} className="border-l-2 border-brass pl-4">
                  {message}
                </li>
              ))}
            </ul>
          )}
          {pieces.map(({ piece, found }) => (
            <div key={piece.id}>
              <h3 className="font-medium">{piece.name}</h3>
              <ul className="mt-1 grid grid-cols-1 gap-2">
                {found.map(({ message, rule, severity, source }) => (
                  <li key={`${rule} ${message}`} className="max-w-prose">
                    <span className={`font-medium ${severityLooks[severity]}`}>{severityWords[severity]}:</span>{' '}
                    {message}{' '}
                    <a href={`#source-${sources.indexOf(source) + 1}`} className="figures text-caption text-ink-muted">
                      <span className="sr-only">Source </span>[{sources.indexOf(source) + 1}]
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <ol className="grid gap-1 border-t border-hairline pt-3 text-caption text-ink-muted">
            {sources.map((source, at) => (
              <li key={source} id={`source-${at + 1}`} className="figures">
                [{at + 1}] {source}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
