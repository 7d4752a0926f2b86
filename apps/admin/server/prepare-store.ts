// `npm start` runs the built version before the servers.
import { prepareStore } from '@showroom/store/admin/prepare-store';

await prepareStore();
