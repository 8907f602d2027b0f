// A form that is sent to the server: it waits for the answer, and says what is wrong at the field that is meant.
import { Refusal, sentenceOf } from "../lib/api";

const FIELDS: Record<string, string> = {
  "bad-name": "name",
  "bot-name": "name",
  "guest-name": "name",
  "name-taken": "name",
  "numbered-name": "name",
  "password-common": "password",
  "password-length": "password",
  "password-name": "password",
  "wrong-login": "password",
  "wrong-password": "current",
  "wrong-recovery": "code",
};

export class Form {
  busy = $state(false);
  #field = $state("");
  #problem = $state("");

  /** What is wrong with a field; without a name, with none in particular. */
  at(field = ""): string {
    return this.#field === field ? this.#problem : "";
  }

  /** What happens when the form is sent; what is refused is said, and the field to correct gets the focus. */
  sends(deed: () => Promise<void>): (event: SubmitEvent & { currentTarget: HTMLFormElement }) => Promise<void> {
    return async (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (this.busy) return;
      this.busy = true;
      this.#problem = "";
      try {
        await deed();
      } catch (trouble) {
        this.#problem = sentenceOf(trouble);
        const code = trouble instanceof Refusal ? (FIELDS[trouble.code] ?? "") : "";
        const field = form.querySelector<HTMLInputElement>(`input[name="${code}"]`);
        this.#field = field ? code : "";
        field?.focus();
      } finally {
        this.busy = false;
      }
    };
  }
}
