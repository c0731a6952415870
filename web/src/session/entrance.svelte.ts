/** The entrance of a hall that asks for a password: whether it has asked this browser. */
let asked = $state(false);

export const entrance = {
  get asks(): boolean {
    return asked;
  },
  /** The hall has refused something for want of its password. */
  refused(): void {
    asked = true;
  },
  passed(): void {
    asked = false;
  },
};

/** By this word the hall says so. */
export const PASSWORD_NEEDED = "password_needed";
