import { z } from 'zod';
import { defineKind } from '../content-kind.ts';
import { line } from './field-schemas.ts';

const tagSchema = z.object({ name: line(60) });

/** A word that gathers posts and works. They name it by its id, so that it can be called something else. */
export const tags = defineKind({
  name: 'tag',
  noun: 'tag',
  schema: tagSchema,
  needed: ['name'],
  title: ({ name }) => name,
});
