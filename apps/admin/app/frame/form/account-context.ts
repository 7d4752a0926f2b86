import { createContext } from 'react';

/** Whose page it is: who was signed in when it was loaded. Undefined outside of the frame of the admin, where no one asks. */
export const AccountContext = createContext<string | undefined>(undefined);
