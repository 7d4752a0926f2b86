import { join } from 'node:path';
import { createJobRunner } from '../job-runner.ts';
import { double, findProcess, loopUnwatched } from './sample-jobs.ts';

// Prints the process id of its child, and then keeps it busy or idle.
const [, , mode] = process.argv;
const runner = createJobRunner({ program: join(import.meta.dirname, 'sample-program.ts'), memoryMb: 64 });
const child = await runner.run(findProcess, 0);
if (mode === 'busy') void runner.run(loopUnwatched, 0);
else await runner.run(double, 1);
process.stdout.write(`child ${child.ok ? child.value : child.problem}\n`);
