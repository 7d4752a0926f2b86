import { decodePlan } from '@showroom/slab-planner/plan-code';
import { Button } from '@showroom/ui/button';
import { useEffect, useState } from 'react';
import { typePlan, type TypedPlan } from '../form/typed-plan.ts';
import { discardStoredPlan, readStoredPlan } from './stored-plan.ts';

interface StoredPlanNoticeProps {
  /** Whether nothing is planned yet. */
  readonly isEmpty: boolean;
  readonly onOpen: (plan: TypedPlan) => void;
}

/** Offers the plan that was saved on this device, when the page opens without one. */
export function StoredPlanNotice({ isEmpty, onOpen }: StoredPlanNoticeProps) {
  const [stored, setStored] = useState<{ readonly plan: TypedPlan; readonly savedAt: number } | null>(null);
  useEffect(() => {
    const found = readStoredPlan();
    const plan = found && decodePlan(found.code);
    // Only the browser knows what is on the device.
    // oxlint-disable-next-line react/set-state-in-effect
    if (found && plan) setStored({ plan: typePlan(plan), savedAt: found.savedAt });
  }, []);
  if (!isEmpty || stored === null) return null;
  const day = new Date(stored.savedAt).toLocaleDateString('en-CA', { month: 'long', day: 'numeric' });
  return (
    <div role="status" className="mt-5 flex flex-wrap items-center gap-x-3 border-l-2 border-brass pl-4 text-small">
      <p>You have a plan from {day}. It’s saved only in this browser.</p>
      <Button variant="quiet" size="small" onClick={() => onOpen(stored.plan)}>
        Continue with it
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          discardStoredPlan();
          setStored(null);
        }}
      >
        Delete it
      </Button>
    </div>
  );
}
