import { recordEarlyInput } from './record-early-input.ts';

recordEarlyInput();
