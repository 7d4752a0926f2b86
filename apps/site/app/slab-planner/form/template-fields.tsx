import { templates } from '@showroom/slab-planner/templates';
import { ActionButton } from './action-button.tsx';
import { FoldedPart } from './folded-part.tsx';
import { nameOf } from './form-names.ts';
import { TextField, useHasIssue } from './planner-field.tsx';
import { TemplateOutline } from './template-outline.tsx';
import { typeLength } from './typed-plan.ts';

interface TemplateFieldsProps {
  /** Whether the plan has no pieces yet. */
  readonly isStart: boolean;
  /** What was typed, by the field's name, if the form was posted with a mistake in it. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

/** Usual kitchens and pieces, each with its sizes. */
export function TemplateFields({ isStart, typed }: TemplateFieldsProps) {
  const hasIssue = useHasIssue(nameOf.templates);
  const list = (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {templates.map((template) => (
        <li key={template.id}>
          <Template template={template} typed={typed} />
        </li>
      ))}
    </ul>
  );
  if (isStart)
    return (
      <section aria-labelledby="templates" className="grid grid-cols-1 gap-4">
        <h2 id="templates" className="font-serif text-heading">
          Start with
        </h2>
        {list}
      </section>
    );
  return (
    <FoldedPart summary="Add from a template" isOpen={hasIssue}>
      {list}
    </FoldedPart>
  );
}

interface TemplateProps extends Pick<TemplateFieldsProps, 'typed'> {
  readonly template: (typeof templates)[number];
}

function Template({ template, typed = {} }: TemplateProps) {
  const hasIssue = useHasIssue(nameOf.template(template.id, ''));
  return (
    <FoldedPart
      summary={
        <span className="flex items-center gap-4 py-1.5 text-body">
          <TemplateOutline template={template.id} />
          {template.label}
        </span>
      }
      isOpen={hasIssue}
    >
      <fieldset className="grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-4">
        <legend className="sr-only">{template.label}</legend>
        {template.sizes.map(({ id, label, defaultIn }) => {
          const name = nameOf.template(template.id, id);
          return <TextField key={id} name={name} label={label} value={typed[name] ?? typeLength(defaultIn)} />;
        })}
        <div className="col-span-2">
          <ActionButton action={{ do: 'start', template: template.id }} variant="secondary">
            <span>
              Add <span className="sr-only">{template.label}</span>
            </span>
          </ActionButton>
        </div>
      </fieldset>
    </FoldedPart>
  );
}
