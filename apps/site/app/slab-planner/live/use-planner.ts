import { encodePlan } from '@showroom/slab-planner/plan-code';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { readAction } from '../form/change-plan.ts';
import { checkTypedPlan } from '../form/check-typed-plan.ts';
import { DO } from '../form/form-names.ts';
import type { PlanIssue } from '../form/planner-field.tsx';
import type { PostedPlan } from '../form/posted-plan.ts';
import { readTypedPlan } from '../form/read-typed-plan.ts';
import { startFromTemplate } from '../form/start-from-template.ts';
import { typePlaces, type TypedPlan } from '../form/typed-plan.ts';
import { listPlaces } from '../hand/move-part.ts';
import type { PlannerFacts } from '../load-planner.server.ts';
import { followPlan } from '../../visualizer/room-code.ts';
import { planPath } from '../plan-path.ts';
import { storePlan } from './stored-plan.ts';
import { useLayout } from './use-layout.ts';
import { usePlanForm } from './use-plan-form.ts';

const none: readonly PlanIssue[] = [];
/** Long enough to finish a word before its mistake is shown. */
const ISSUES_DELAY_MS = 900;
const URL_DELAY_MS = 300;

/** The planner's state: the form's texts, the plan that they make, its layout, and what goes into the URL. */
export function usePlanner(facts: PlannerFacts, posted: PostedPlan | undefined) {
  const [form, change] = usePlanForm(posted?.typed ?? facts.typed, facts.openPiece, facts.stones);
  const typed = form.history.present;
  const checked = useMemo(() => checkTypedPlan(typed), [typed]);
  const asked = useMemo(() => {
    const { plan } = checked;
    return plan === undefined || plan.pieces.length === 0 ? null : { plan, code: encodePlan(plan) };
  }, [checked]);
  const { drawn, isWorking } = useLayout(asked, facts.drawn);
  const [templateIssues, setTemplateIssues] = useState(none);
  const formIssues = useSettledIssues(checked.issues ?? none, posted?.issues ?? none);

  const room = facts.room?.code;
  const hasChanged = form.history.past.length > 0 || form.history.future.length > 0;
  const code = asked?.code ?? (typed.pieces.length === 0 ? '' : null);
  useEffect(() => {
    if (!hasChanged || code === null) return;
    // At once: the tab may be closed in a moment.
    if (code !== '') storePlan(code);
    // Browsers limit how often the URL may change.
    const timer = setTimeout(() => {
      // The router would load the page's data again and announce a page, at every key.
      history.replaceState(history.state, '', planPath(code, room && followPlan(room, code)));
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasChanged, code, room]);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    const field = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    setTemplateIssues(none);
    change({ type: 'type', plan: readTypedPlan(new FormData(event.currentTarget)), field });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const action = readAction(submitter?.getAttribute('name') === DO ? (submitter.getAttribute('value') ?? '') : '');
    if (action.do === 'by-hand') {
      if (drawn !== null) change({ type: 'replace', plan: { ...typed, places: typePlaces(listPlaces(drawn.layout)) } });
      return;
    }
    if (action.do !== 'start') {
      change({ type: 'do', action });
      return;
    }
    const started = startFromTemplate(typed, action.template, new FormData(event.currentTarget));
    setTemplateIssues(started.issues ?? none);
    if (started.plan !== undefined) change({ type: 'replace', plan: started.plan });
  }

  return {
    typed,
    issues: [...formIssues, ...templateIssues],
    filling: form.filling,
    openPiece: form.openPiece,
    drawn: typed.pieces.length === 0 ? null : drawn,
    code,
    isWorking,
    canUndo: form.history.past.length > 0,
    canRedo: form.history.future.length > 0,
    change,
    /** Puts parts where they were moved. */
    place: (places: TypedPlan['places'], partId: string) => change({ type: 'place', places, partId }),
    placing: form.placing,
    moving: form.moving,
    onInput,
    onSubmit,
  };
}

/** A new mistake is shown once typing stops; one that is fixed goes at once. */
function useSettledIssues(issues: readonly PlanIssue[], first: readonly PlanIssue[]) {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setShown(issues), ISSUES_DELAY_MS);
    return () => clearTimeout(timer);
  }, [issues]);
  return shown.filter(({ field }) => issues.some((issue) => issue.field === field));
}

export type Planner = ReturnType<typeof usePlanner>;
