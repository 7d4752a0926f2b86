import { prepareStore } from './prepare-store.ts';

await prepareStore();
