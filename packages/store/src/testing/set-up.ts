import { afterEach } from 'vitest';
import { removeTemporaryStores } from './temporary-store.ts';

afterEach(removeTemporaryStores);
