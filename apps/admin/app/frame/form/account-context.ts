import { createContext } from 'react';

/** The account that the page was loaded for. Undefined outside the admin’s frame. */
export const AccountContext = createContext<string | undefined>(undefined);
