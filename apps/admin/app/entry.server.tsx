import { createDocumentHandler } from '@showroom/app-frame/render-document';

export { handleError } from '@showroom/app-frame/render-document';

// Its pages are there to be read, and their forms work, before any script.
export default createDocumentHandler();
