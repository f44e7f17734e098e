import { configure } from "@testing-library/react";
import "../../ui/testing/setup.ts";

// Conditions are awaited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 30_000 });
