import { z } from 'zod';
import { defineKind } from '../content-kind.ts';
import { line } from './field-schemas.ts';

const tagSchema = z.object({ name: line(60) });

/** Posts and works refer to a tag by id, so that it can be renamed. */
export const tags = defineKind({
  name: 'tag',
  noun: 'tag',
  schema: tagSchema,
  needed: ['name'],
  title: ({ name }) => name,
});
