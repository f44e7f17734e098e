import { clearSavedProgress } from "./diagnostico-storage.ts";
import { endCheckout } from "./edenapp-storage.ts";
import { whenSaved } from "./outbox.ts";
import { keepSignUpId } from "./sign-up-id.ts";

// What the journeys do once the server has their row. Registered on import, by every module that acknowledges rows.

whenSaved("diagnosticos_respostas", clearSavedProgress);

whenSaved("cadastros_app", ({ id }) => {
  endCheckout("concluded");
  keepSignUpId(id);
});
