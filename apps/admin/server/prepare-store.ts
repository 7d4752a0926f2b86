// `npm start` runs the built version before the servers.
import { prepareStore } from '@showroom/store/admin';

await prepareStore();
