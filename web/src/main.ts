import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./words/index.svelte";
import "./style/base.css";

const target = document.getElementById("hall");
if (target) void speak().then(() => mount(App, { target }));
