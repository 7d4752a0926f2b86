import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answers, FieldDefinition } from '../rules/field-definition.ts';

/** Answers the required questions of a page as a visitor does. */
export async function fillRequired(user: UserEvent, fields: readonly FieldDefinition[], answers: Answers) {
  for (const field of fields.filter(({ required }) => required !== false)) {
    const name = (words: string) => words.startsWith(field.label);
    const answer = answers[field.name] ?? '';
    if (field.kind !== 'choice') await user.type(screen.getByRole('textbox', { name }), answer);
    else if (field.appearance === 'select') await user.selectOptions(screen.getByRole('combobox', { name }), answer);
    else {
      const option = field.options.find(({ value }) => value === answer);
      await user.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: option?.label ?? '' }));
    }
  }
}
