import { defineJob } from '../job.ts';

const deadlineMs = 30_000;

export const double = defineJob<number, number>({ name: 'double', deadlineMs });
export const countBytes = defineJob<Uint8Array, number>({ name: 'count-bytes', deadlineMs });
export const findProcess = defineJob<number, number>({ name: 'find-process', deadlineMs });
export const refuse = defineJob<number, never>({ name: 'refuse', deadlineMs });
export const recurse = defineJob<number, never>({ name: 'recurse', deadlineMs });
export const loop = defineJob<number, never>({ name: 'loop', deadlineMs: 300 });
export const loopUnwatched = defineJob<number, never>({ name: 'loop', deadlineMs });
export const waitForever = defineJob<number, never>({ name: 'wait-forever', deadlineMs: 300 });
export const fillHeap = defineJob<number, never>({ name: 'fill-heap', deadlineMs });
export const fillBuffers = defineJob<number, never>({ name: 'fill-buffers', deadlineMs });
export const exit = defineJob<number, never>({ name: 'exit', deadlineMs });
export const answerMuch = defineJob<number, string>({ name: 'answer-much', deadlineMs, maxResultBytes: 1000 });
export const useHalf = defineJob<number, number>({ name: 'use-half', deadlineMs });
