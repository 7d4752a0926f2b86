import { randomUUID } from 'node:crypto';
import { findSettings, saveSettings } from '@showroom/store/admin/save-settings';
import type { Store } from '@showroom/store/open-store';
import type { Session } from '@showroom/store/admin/sessions';
import { replyTemplates, type ReplyTemplate } from '@showroom/store/reply-templates';

/** What came of the form of a template: kept, or what stands in its way, with what was typed. */
export type TemplateOutcome =
  | { readonly ok: true; readonly message: string }
  | {
      readonly ok: false;
      readonly code: 'invalid' | 'conflict' | 'unknown';
      /** Empty for a new one. */
      readonly id: string;
      readonly typed: Omit<ReplyTemplate, 'id'>;
      readonly message?: string | undefined;
      readonly issues: readonly { readonly field: string; readonly message: string }[];
      /** What is kept now: what the next try is compared with. */
      readonly kept?: ReplyTemplate | undefined;
    };

export interface TemplateForm {
  /** Of the template that was changed; empty for a new one. */
  readonly id: string;
  readonly intent: 'save' | 'delete';
  readonly typed: Omit<ReplyTemplate, 'id'>;
  /** What the form was filled from, as JSON. */
  readonly shown: string;
}

/** Two people who save at the same moment: the slower one is tried again over what the quicker one kept. */
const TRIES = 5;

/** Keeps, adds or deletes one template among the others; one that somebody else changed meanwhile is not overwritten. */
export async function keepTemplate(
  store: Store,
  actor: Session['actor'],
  { id, intent, typed, shown }: TemplateForm,
): Promise<TemplateOutcome> {
  const refusal = { ok: false, id, typed } as const;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { revision, fields } = await findSettings(store, replyTemplates);
    const kept = fields.templates.find((template) => template.id === id);
    if (id !== '' && kept === undefined) {
      const message = 'Somebody deleted this template meanwhile.';
      return { ...refusal, code: 'unknown', message, issues: [] };
    }
    if (id !== '' && JSON.stringify(kept) !== shown) {
      const message = `Somebody changed this template meanwhile: “${kept?.subject}”. Save again to keep yours.`;
      return { ...refusal, code: 'conflict', message, issues: [], kept };
    }
    const next = { id: id === '' ? randomUUID() : id, ...typed };
    const place = id === '' ? fields.templates.length : fields.templates.findIndex((template) => template.id === id);
    const templates = fields.templates.toSpliced(place, 1, ...(intent === 'save' ? [next] : []));
    const result = await store.write({ actor }, (transaction) =>
      saveSettings(transaction, replyTemplates, { from: revision, fields: { templates } }),
    );
    if (result.ok) return { ok: true, message: intent === 'save' ? 'Template saved.' : 'Template deleted.' };
    if (result.code === 'invalid') {
      const issues = result.issues.map(({ field, message }) => ({ field: field.split('.').at(-1) ?? field, message }));
      const general = issues.find(({ field }) => field === 'templates')?.message;
      return { ...refusal, code: 'invalid', issues, ...(general === undefined ? {} : { message: general }) };
    }
    if (result.code !== 'stale') throw new Error(`Templates were refused: ${result.code}`);
  }
  throw new Error('Templates are saved by others without a pause');
}
