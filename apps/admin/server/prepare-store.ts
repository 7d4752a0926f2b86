// `npm start` runs it, built, before the servers.
import { prepareStore } from '@showroom/store/admin/prepare-store';

await prepareStore();
