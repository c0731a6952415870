import { writable } from "svelte/store";

/** Whether a hall that lets nobody in without its password has asked this browser for it. */
export const asked = writable(false);

/** By this word the hall says so. */
export const PASSWORD_NEEDED = "password_needed";
